import { PayListPage } from './PayListPage.tsx';

/** What one courier is paid for half a month. */
export default () => <PayListPage kind="courier" />;
