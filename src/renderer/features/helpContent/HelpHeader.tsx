import { Button, makeStyles, SearchBox, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { ArrowMaximizeVertical20Regular } from '@fluentui/react-icons/svg/arrow-maximize-vertical';
import { ArrowMinimizeVertical20Regular } from '@fluentui/react-icons/svg/arrow-minimize-vertical';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { Phone20Regular } from '@fluentui/react-icons/svg/phone';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EditTools } from '../../resource/form/EditTools.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import type { useHelpEditor } from './useHelpEditor.ts';
import type { OpenEntries } from './useOpenEntries.ts';

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px' },
  search: { width: '320px', maxWidth: '100%' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface HelpHeaderProps {
  title: string;
  editor: ReturnType<typeof useHelpEditor>;
  openEntries: OpenEntries;
  isPreviewing: boolean;
  onPreview: () => void;
  onReset: () => void;
  onSave: () => void;
}

export const HelpHeader = (props: HelpHeaderProps) => {
  const { title, editor, openEntries, isPreviewing, onPreview, onReset, onSave } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const { query, count } = openEntries;
  return (
    <>
      <PageHeader title={title}>
        <Text className={styles.quiet} role="status">
          {editor.isDirty && <Trans>Unsaved changes</Trans>}
        </Text>
        <Button icon={<ArrowReset20Regular />} disabledFocusable={editor.tools.isSaving} onClick={onReset}>
          <Trans>Reset</Trans>
        </Button>
        <EditTools editor={editor.tools} onSave={onSave} />
      </PageHeader>
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          value={query}
          aria-label={t`Search in titles and texts`}
          placeholder={t`Search in titles and texts`}
          onChange={(_event, { value }) => openEntries.search(value)}
          onKeyDown={({ key }) => key === 'Escape' && openEntries.search('')}
        />
        <Text className={styles.quiet} role="status">
          {count !== null && <Plural value={count} one="# entry found" other="# entries found" />}
        </Text>
        <ToolButton
          label={t`Expand all`}
          icon={<ArrowMaximizeVertical20Regular />}
          onClick={openEntries.openAll}
        />
        <ToolButton
          label={t`Collapse all`}
          icon={<ArrowMinimizeVertical20Regular />}
          onClick={openEntries.closeAll}
        />
        <ToggleButton icon={<Phone20Regular />} checked={isPreviewing} onClick={onPreview}>
          <Trans>Preview</Trans>
        </ToggleButton>
      </div>
    </>
  );
};
