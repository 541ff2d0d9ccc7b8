import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { overflow: 'hidden', textAlign: 'start', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** What a picker of the header shows as chosen; cut short where the window is narrow. */
export const PickerValue = ({ text }: { text: string }) => <span className={useStyles().root}>{text}</span>;
