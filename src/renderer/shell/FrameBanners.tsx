import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { setBannerPlace, useBannerLine } from '../stores/page.ts';
import { useFrameBanners } from './useFrameBanners.tsx';

const useStyles = makeStyles({
  // Next to the breadcrumb there is room for one line of banners.
  root: { minWidth: 0, maxWidth: '75%', marginInlineStart: 'auto', paddingInlineEnd: '16px' },
  withBanners: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px',
    flex: '1 1 60%',
    minWidth: '60%',
    height: '32px',
    containerType: 'inline-size',
  },
  // The first banner takes one line of fixed height, so that the page does not move when it appears.
  line: {
    minWidth: 0,
    '& .fui-MessageBar': { flexWrap: 'nowrap', minHeight: '28px', paddingInline: '8px 4px' },
    '& .fui-MessageBarBody': {
      flex: '0 1 auto',
      paddingBlock: '2px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Banners with several lines on a page are flattened to one line here.
    '& .fui-MessageBarBody :is(div, ul, li)': { display: 'inline' },
    '& li + li': { marginInlineStart: '8px' },
    // A fold-out has no room in a line: the whole message has it.
    '& details': { display: 'none' },
    '& .fui-MessageBarActions': { flexShrink: 0, paddingBlock: '1px', paddingInline: '4px 0' },
    '@container (width < 600px)': { '& .fui-MessageBarActions > :nth-child(n + 2)': { display: 'none' } },
  },
  all: {
    position: 'absolute',
    insetInlineEnd: '16px',
    top: '36px',
    zIndex: 20,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    width: 'min(640px, 100vw - 32px)',
    boxShadow: tokens.shadow16,
  },
  // Banners of the page; only the first fits into the line.
  ofPage: { display: 'contents' },
  first: { '& > :nth-child(n + 2)': { display: 'none' } },
  more: { minWidth: 0, whiteSpace: 'nowrap' },
  // In narrow containers the text of the first banner matters more than the topics of the others.
  others: {
    maxWidth: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    '@container (width < 720px)': { display: 'none' },
  },
});

/**
 * App-wide banners and banners about the visible rows, in the breadcrumb's line because that is always visible. The first banner is
 * shown in full, the others by their topic; all of them open as a pop-over.
 */
export const FrameBanners = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const banners = useFrameBanners();
  const ofPage = useBannerLine(({ abouts }) => abouts);
  const all = [...ofPage, ...banners];
  const count = all.length;
  const inLine = ofPage.length > 0 ? [] : banners.slice(0, 1);
  const others = all
    .slice(1)
    .map(({ about }) => i18n._(about))
    .join(', ');
  const label = count > 1 ? t`Show all ${count} messages. More: ${others}` : t`Show the whole message`;
  if (count === 0 && isOpen) setIsOpen(false);
  return (
    <div className={mergeClasses(styles.root, count > 0 && styles.withBanners)}>
      <div className={isOpen ? styles.all : styles.line}>
        <div ref={setBannerPlace} className={isOpen ? styles.ofPage : styles.first} />
        {(isOpen ? banners : inLine).map(({ about, Shown }) => (
          <Shown key={about.id} />
        ))}
      </div>
      {count > 0 && (
        <span role="status">
          <Button
            className={styles.more}
            size="small"
            appearance="subtle"
            iconPosition="after"
            icon={isOpen ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
            aria-expanded={isOpen}
            aria-label={label}
            title={label}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count > 1 && (
              <>
                +{count - 1}&nbsp;<span className={styles.others}>{others}</span>
              </>
            )}
          </Button>
        </span>
      )}
    </div>
  );
};
