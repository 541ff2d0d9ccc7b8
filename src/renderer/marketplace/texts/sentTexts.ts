import { serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';
import { isTextPurpose, type TextPurpose } from './customerTexts.ts';

/** Text that was handed on for a customer. No names and no words: this storage is not sealed. */
export interface SentText {
  customerId: string;
  purpose: TextPurpose;
  way: 'opened' | 'copied';
  at: string;
}

/** The newest ones, about those of a shift. */
const maxTexts = 100;

const isSentText = (value: unknown): value is SentText => {
  const { customerId, purpose, way, at } = (value ?? {}) as Partial<Record<keyof SentText, unknown>>;
  return (
    typeof customerId === 'string' &&
    isTextPurpose(purpose) &&
    (way === 'opened' || way === 'copied') &&
    !Number.isNaN(Date.parse(String(at)))
  );
};

const storage = serverStorage(
  (server, userId: string) => storageKeys.sentTexts(server, userId),
  (saved): readonly SentText[] => (Array.isArray(saved) ? saved.filter(isSentText) : []),
);

export const useSentTexts = storage.usePersisted;

export const noteSentText = (userId: string, text: Omit<SentText, 'at'>): void =>
  storage.write(
    [...storage.read(userId), { ...text, at: new Date().toISOString() }].slice(-maxTexts),
    userId,
  );
