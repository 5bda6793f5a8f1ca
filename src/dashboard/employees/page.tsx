import { Suspense, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import FileUp from 'lucide-react/icons/file-up';
import UserPlus from 'lucide-react/icons/user-plus';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { useListPage } from '../api/swr-hooks';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { Link } from '../components/link';
import { PageHeader, ScreenBody, type ScreenProps } from '../components/screen';
import { StatusMessage } from '../components/status/messages';
import { useShortcuts } from '../hooks/use-shortcuts';
import { useListState } from '../hooks/list/use-list-state';
import { useSelectedRow } from '../hooks/list/use-selected-row';
import { EmployeeList } from './list';
import { employeesParams } from './params';

const EmployeeDetailPane = createLazyComponent(() =>
  import('./detail').then(({ EmployeeDetailPane }) => EmployeeDetailPane),
);
const CreateEmployeeDialog = createLazyComponent(() =>
  import('./create-dialog').then(({ CreateEmployeeDialog }) => CreateEmployeeDialog),
);
const ImportDialog = createLazyComponent(() =>
  import('./import/import-dialog').then(({ ImportDialog }) => ImportDialog),
);

/** The list of employees, with forms to add, change, and import them. */
export function EmployeesPage({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, employeesParams);
  const { state } = listState;
  const page = useListPage('GET /employees', employeesParams.toInput(state));
  const [message, setMessage] = useState<{ text: string; id?: string | undefined }>({ text: '' });
  const [isImporting, setImporting] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  const selectedRow = useSelectedRow(listState, 'employee', {
    rows: page.data?.items,
    total: page.data?.total,
    isStale: page.isStale,
    noun: 'employee',
    alsoSet: { isNew: false },
  });

  const openCreateDialog = () => {
    setMessage({ text: '' });
    void navigate(listState.getUrl({ isNew: true, employee: null }));
  };
  const finish = (text: string, id?: string) => {
    setMessage({ text, id });
    setImporting(false);
    listState.update({ isNew: false });
    void page.mutate();
  };
  const continueInDetail = (employee: string) => {
    // The person may have closed the dialog during the save.
    if (employeesParams.parse(window.location.search).isNew)
      listState.update({ isNew: false, employee });
    void page.mutate();
  };
  useShortcuts({ n: { label: 'Add an employee', run: openCreateDialog } });

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="The people who work for the agency.">
        <div css={buttonRowStyle}>
          <Button tone="outline" onClick={() => setImporting(true)}>
            <FileUp size={18} aria-hidden /> Import
          </Button>
          <Button ref={createButton} onClick={openCreateDialog}>
            <UserPlus size={18} aria-hidden /> New employee
          </Button>
        </div>
      </PageHeader>
      <EmployeeList
        listState={listState}
        page={page}
        path={screen.path}
        getRowUrl={selectedRow.getRowUrl}
      >
        <StatusMessage>
          {message.text}
          {message.id !== undefined && (
            <>
              {' '}
              <Link to={selectedRow.getRowUrl({ id: message.id })}>Open record</Link>
            </>
          )}
        </StatusMessage>
      </EmployeeList>
    </ScreenBody>
  );

  return (
    <>
      <ListDetailLayout title={screen.label} list={list} openId={state.employee}>
        {(id) => (
          <Suspense fallback={<Spinner label="Loading the employee…" />}>
            <EmployeeDetailPane
              id={id}
              backUrl={selectedRow.backUrl}
              takesFocus={selectedRow.takesFocus}
              onSaved={() => void page.mutate()}
            />
          </Suspense>
        )}
      </ListDetailLayout>
      <Suspense fallback={null}>
        {state.isNew && (
          <CreateEmployeeDialog
            opener={createButton}
            onClose={() => listState.update({ isNew: false })}
            onPartlySaved={continueInDetail}
            onSaved={finish}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={finish} />}
      </Suspense>
    </>
  );
}
