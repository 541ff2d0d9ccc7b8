import { makeStyles, tokens } from '@fluentui/react-components';
import { Link, type LinkProps } from 'react-router';

export const useLinkStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

export const TextLink = (props: Omit<LinkProps, 'className'>) => {
  const styles = useLinkStyles();
  return <Link {...props} className={styles.root} />;
};
