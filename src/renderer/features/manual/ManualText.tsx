import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { manualPath } from '../../ui/manualPath.ts';
import { useLinkStyles } from '../../ui/TextLink.tsx';
import type { Block, Inline } from './parseManual.ts';

/** About 75 characters; pictures may be wider. */
const measure = '600px';

const useStyles = makeStyles({
  heading: {
    ':first-child': { marginTop: '4px' },
    maxWidth: measure,
    margin: '24px 0 8px',
    scrollMarginTop: '16px',
    ':focus': { outlineStyle: 'none' },
  },
  h2: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  h3: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  paragraph: { maxWidth: measure, margin: '0 0 12px' },
  list: { maxWidth: measure, margin: '0 0 12px', paddingLeft: '24px', '& li': { marginBottom: '4px' } },
  key: {
    padding: '1px 6px',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    whiteSpace: 'nowrap',
  },
  // Within a sentence a colour alone would not show it.
  link: { textDecorationLine: 'underline' },
  picture: {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    margin: '0 0 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

const InlineText = ({ content }: { content: readonly Inline[] }) => {
  const styles = useStyles();
  const link = useLinkStyles();
  return content.map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.type === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.type === 'key') {
      return (
        <kbd key={key} className={styles.key}>
          {part.text}
        </kbd>
      );
    }
    if (part.type === 'link') {
      return (
        <Link key={key} to={manualPath(part.to)} className={mergeClasses(link.root, styles.link)}>
          {part.text}
        </Link>
      );
    }
    return <Fragment key={key}>{part.text}</Fragment>;
  });
};

interface ManualBlockProps {
  block: Block;
  /** Folder of the pictures of the shown language. */
  pictures: string;
  version: string;
}

const ManualBlock = ({ block, pictures, version }: ManualBlockProps) => {
  const styles = useStyles();
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2';
      return (
        <Heading
          id={block.id || undefined}
          tabIndex={-1}
          className={`${styles.heading} ${block.level === 3 ? styles.h3 : styles.h2}`}
        >
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case 'picture':
      // The version keeps a picture of an older app out of the cache.
      return (
        <img
          className={styles.picture}
          src={`${pictures}/${block.file}?${version}`}
          alt={block.alt}
          width={960}
          height={540}
        />
      );
    case 'list': {
      const items = block.items.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <InlineText content={content} />
        </li>
      ));
      if (block.start === null) return <ul className={styles.list}>{items}</ul>;
      return (
        <ol className={styles.list} start={block.start}>
          {items}
        </ol>
      );
    }
    default:
      return (
        <p className={styles.paragraph}>
          <InlineText content={block.content} />
        </p>
      );
  }
};

export const ManualText = ({
  blocks,
  ...rest
}: { blocks: readonly Block[] } & Omit<ManualBlockProps, 'block'>) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes
    <ManualBlock key={index} block={block} {...rest} />
  ));
