import { Suspense, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import FileUp from 'lucide-react/icons/file-up';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { useListPage } from '../api/swr-hooks';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { Link } from '../components/link';
import { List } from '../components/list/list';
import type { ScreenProps } from '../components/screen';
import { StatusMessage } from '../components/status/messages';
import { EmptyState, Notice } from '../components/status/notice';
import { useShortcuts } from '../hooks/use-shortcuts';
import { useStaff } from '../hooks/use-staff';
import { useSelection } from '../hooks/selection/use-selection';
import { useListState } from '../hooks/list/use-list-state';
import { useOpenRow } from '../hooks/list/use-open-row';
import { BulkActions, formatEmployeeName } from './bulk-actions';
import { getEmployeeColumns } from './columns';
import { LastImport } from './import/last-import';
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

type Message = { text: string; id?: string | undefined; canUndoImport?: boolean };

export function EmployeesPage({ screen, location }: ScreenProps) {
  const list = useListState(location, screen.path, employeesParams);
  const { state } = list;
  const page = useListPage('GET /employees', list.input);
  const { access } = useStaff();
  const [message, setMessage] = useState<Message>({ text: '' });
  const [isImporting, setImporting] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  const openRow = useOpenRow(list, page, 'employee', {
    noun: 'employee',
    alsoSet: { isEdited: false, isNew: false },
    isEdited: state.isEdited,
    // It closes the form too, and what is typed is kept.
    keepsEscape: false,
  });
  const selection = useSelection(page.data?.items, formatEmployeeName, state.employee !== null);

  const openCreateDialog = () => {
    setMessage({ text: '' });
    void navigate(list.getUrl({ isNew: true, employee: null }));
  };
  const finish = (finished: Message) => {
    setMessage(finished);
    setImporting(false);
    list.update({ isNew: false });
    void page.mutate();
  };
  const continueInDetail = (employee: string) => {
    // The person may have closed the dialog during the save.
    if (employeesParams.parse(window.location.search).isNew)
      list.update({ isNew: false, employee, isEdited: true });
    void page.mutate();
  };
  const changeEdited = (isEdited: boolean) => {
    // A history entry, so that the browser's Back button leads to the employee.
    if (isEdited) void navigate(list.getUrl({ isEdited }));
    else list.update({ isEdited });
  };
  useShortcuts({ n: { label: 'Add an employee', run: openCreateDialog } });

  return (
    <>
      <ListDetailLayout
        screen={screen}
        lead="The people who work for the agency."
        action={
          <div css={buttonRowStyle}>
            {access.regions === null && (
              <Button tone="outline" onClick={() => setImporting(true)}>
                <FileUp size={18} aria-hidden /> Import
              </Button>
            )}
            <Button ref={createButton} onClick={openCreateDialog}>
              <UserPlus size={18} aria-hidden /> New employee
            </Button>
          </div>
        }
        openRow={openRow}
        renderDetail={(record) => (
          <Suspense fallback={<Spinner label="Loading the employee…" />}>
            <EmployeeDetailPane
              {...record}
              isEdited={state.isEdited}
              onEditedChange={changeEdited}
              onSaved={() => void page.mutate()}
            />
          </Suspense>
        )}
      >
        <List
          list={list}
          page={page}
          search={{
            label: 'Search employees',
            hint: 'Name, phone, email, title, certificate',
          }}
          exportCall={{ call: 'GET /employees/export' }}
          selection={selection.tableSelection}
          caption="Employees"
          one="employee"
          columns={getEmployeeColumns(page.data?.today ?? '', state.employee !== null)}
          openRow={openRow}
          noRows={
            <Notice icon={Users} title="No employees yet">
              <p>Add the first employee, or import a list from a spreadsheet.</p>
            </Notice>
          }
          noMatch={({ hasAny }) => (
            <EmptyState icon={UserSearch} title="No employees found" allUrl={list.path}>
              {hasAny && state.status === 'current' && (
                <p>
                  Only current employees were searched.{' '}
                  <Link to={list.getUrl({ status: 'all' })} replace>
                    Search former employees
                  </Link>
                </p>
              )}
            </EmptyState>
          )}
        >
          <BulkActions selection={selection} />
          <StatusMessage>
            {message.text}
            {message.id !== undefined && (
              <>
                {' '}
                <Link to={openRow.getRowUrl({ id: message.id })}>Open record</Link>
              </>
            )}
          </StatusMessage>
          {message.canUndoImport === true && (
            <LastImport isNew onUndone={(text) => finish({ text })} />
          )}
        </List>
      </ListDetailLayout>
      <Suspense fallback={null}>
        {state.isNew && (
          <CreateEmployeeDialog
            opener={createButton}
            onClose={() => list.update({ isNew: false })}
            onPartlySaved={continueInDetail}
            onSaved={(text, id) => finish({ text, id })}
          />
        )}
        {isImporting && (
          <ImportDialog
            onClose={() => setImporting(false)}
            onDone={(text, canUndoImport) => finish({ text, canUndoImport })}
          />
        )}
      </Suspense>
    </>
  );
}
