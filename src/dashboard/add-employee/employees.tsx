import { lazy, Suspense, useState } from 'react';
import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { FileUp, UserPlus, UserSearch, Users } from 'lucide-react';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { NotLoaded } from '../../ui/not-loaded';
import { useKeys } from '../parts/keys/use-keys';
import { DataTable } from '../parts/list/data-table';
import { ListBar } from '../parts/list/list-bar';
import { ListBody } from '../parts/list/list-body';
import { ListCount } from '../parts/list/list-count';
import { Pager } from '../parts/list/pager';
import { useLastPage } from '../parts/list/use-last-page';
import { useListState } from '../parts/list/use-list-state';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { employeeColumns } from './employee-columns';
import { askedOf, employeesAddress } from './employees-address';
import { Filters } from './filters';
import { useEmployees } from './use-employees';

const EmployeeDialog = lazy(() =>
  import('./employee-dialog').then(
    (module) => ({ default: module.EmployeeDialog }),
    () => ({ default: NotLoaded }),
  ),
);
const ImportDialog = lazy(() =>
  import('./import-dialog').then(
    (module) => ({ default: module.ImportDialog }),
    () => ({ default: NotLoaded }),
  ),
);

/** The agency's people: the list, one more, a whole list from a file. Whose form is open is in the address. */
export function Employees({ screen, location }: ScreenProps) {
  const { state, addressOf, change } = useListState(location, screen.path, employeesAddress);
  const { data, error, isLoading, mutate } = useEmployees(state);
  const [said, setSaid] = useState('');
  const [isImporting, setImporting] = useState(false);

  useLastPage(
    { page: state.page, pageSize: data?.pageSize ?? 1, total: isLoading ? undefined : data?.total },
    (page) => change({ page }),
  );
  const open = () => {
    setSaid('');
    void navigate(addressOf({ isNew: true, employee: null }));
  };
  const close = () => change({ isNew: false, employee: null });
  const done = (words: string) => {
    setSaid(words);
    setImporting(false);
    close();
    void mutate();
  };
  useKeys({ n: { words: 'Add an employee', act: open } });

  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="The people who work for the agency.">
        <div css={actionsStyle}>
          <Button tone="outline" onClick={() => setImporting(true)}>
            <FileUp size={18} aria-hidden /> Import
          </Button>
          <Button onClick={open}>
            <UserPlus size={18} aria-hidden /> New employee
          </Button>
        </div>
      </PageHeader>
      <ListBar
        search={{
          id: 'employees-search',
          label: 'Search employees',
          placeholder: 'Name, title, phone, e-mail or certificate',
          query: state.query,
          onQuery: (query) => change({ query }),
        }}
        exported={{
          path: employeesAddress.write('/employees/export', { ...askedOf(state), page: 1 }),
          search: state.query,
        }}
      >
        <Filters state={state} onChange={change} />
      </ListBar>
      <p role="status" css={saidStyle}>
        {said}
      </p>
      <ListBody data={data} error={error} onRetry={() => mutate()}>
        {({ items, total, pageSize, today, anybody }) => (
          <>
            <ListCount total={anybody ? total : null} one="employee" many="employees" />
            {!anybody ? (
              <Notice icon={Users} title="Nobody is in the list yet">
                <p>Add the first employee, or import a list from a spreadsheet.</p>
              </Notice>
            ) : total === 0 ? (
              <Notice icon={UserSearch} title="Nobody matches">
                <Link to={screen.path} replace css={buttonStyle('outline')}>
                  Show all
                </Link>
              </Notice>
            ) : (
              <DataTable
                caption="Employees"
                columns={employeeColumns(today)}
                rows={items}
                keyOf={({ id }) => id}
                sort={{ by: state.sort, down: state.down, addressOf }}
                linkOf={({ id }) => addressOf({ employee: id, isNew: false })}
                busy={isLoading}
              />
            )}
            <Pager
              page={state.page}
              pageSize={pageSize}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
          </>
        )}
      </ListBody>
      <Suspense fallback={null}>
        {(state.isNew || state.employee !== null) && (
          <EmployeeDialog
            key={state.employee ?? 'new'}
            id={state.employee}
            onClose={close}
            onDone={done}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={done} />}
      </Suspense>
    </ScreenBody>
  );
}

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** There all the time, or readers would not hear of it; empty it takes no room. */
const saidStyle = css({
  color: color.tealStrong,
  fontWeight: 700,
  '&:empty': { position: 'absolute' },
});
