import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useScopeStore } from '../stores/page.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { onDemand } from '../ui/lazyComponent.tsx';
import { ForbiddenCountry } from './scope/ForbiddenCountry.tsx';
import { isRecordOfCity } from './scope/resolveScope.ts';
import type { ScopePage } from './scope/useCurrentScope.ts';

const NotFoundPage = onDemand(async () => (await import('../features/notFound/NotFoundPage.tsx')).default);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    boxSizing: 'border-box',
    padding: '4px 16px 16px',
    overflow: 'auto',
    outlineStyle: 'none',
  },
});

const NoCity = () => {
  const navigate = useNavigate();
  const { country } = useScopeStore();
  return (
    <EmptyState
      text={<Trans>This country has no cities yet.</Trans>}
      action={
        <Button appearance="primary" onClick={() => void navigate(paths.cities.list({ country }))}>
          <Trans>Go to cities</Trans>
        </Button>
      }
    />
  );
};

/**
 * Redirects to the same screen in an existing city. Lists keep their
 * filters; a record's query does not fit its list.
 */
const Redirect = ({ to }: { to: string }) => {
  const { pathname, search } = useLocation();
  return <Navigate to={{ pathname: to, search: isRecordOfCity(pathname) ? '' : search }} replace />;
};

const Content = ({ page }: { page: ScopePage }) => {
  const { t } = useLingui();
  switch (page.type) {
    case 'ready':
      return <Outlet />;
    case 'waiting':
      return <Spinner label={t`Loading…`} delay={300} />;
    case 'redirect':
      return <Redirect to={page.to} />;
    case 'forbiddenCountry':
      return <ForbiddenCountry {...page} />;
    case 'noCity':
      return <NoCity />;
    case 'unknownCountry':
      return <NotFoundPage isWithinPage />;
  }
};

export const PageOutlet = ({ page }: { page: ScopePage }) => {
  const styles = useStyles();
  return (
    <main className={styles.root} id="page" tabIndex={-1}>
      <Content page={page} />
    </main>
  );
};
