import { PayListPage } from './PayListPage.tsx';

/** What one establishment is paid for half a month. */
export default () => <PayListPage kind="establishment" />;
