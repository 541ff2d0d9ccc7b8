import { useLocation, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { HelpEditor } from './HelpEditor.tsx';

/** What readers of a country find under Help: for customers at one address, for couriers at the other. */
const HelpContentPage = () => {
  const { country = '' } = useParams();
  const { pathname } = useLocation();
  const audience = pathname === paths.courierHelpContent({ country }) ? 'courier' : 'customer';
  // Another country or reader is another content: nothing is carried over.
  return <HelpEditor key={`${country}/${audience}`} country={country} audience={audience} />;
};

export default HelpContentPage;
