import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  heading: { display: 'flex', flexDirection: 'column', gap: '4px' },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface PublicFormProps {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Heading, one sentence, and what belongs to it: the shape of every page before the login. */
export const PublicForm = ({ title, hint, children }: PublicFormProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <Text as="h1" size={600} weight="semibold" block style={{ margin: 0 }}>
          {title}
        </Text>
        {hint && (
          <Text className={styles.hint} block>
            {hint}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
};
