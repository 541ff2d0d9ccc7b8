import { fold } from '../db/openDatabase.ts';
import type { ColumnKind } from '../resource/column.ts';
import type { Criterion } from '../resource/criterion.ts';

/** Whatever their case texts are the same; ids have small letters only. */
export const foldedAs = (kind: ColumnKind, text: string): string => (kind === 'id' ? text : fold(text));

const hasText = (subject: string, { place, text }: Extract<Criterion, { is: 'text' }>): boolean => {
  switch (place) {
    case 'inside':
      return subject.includes(text);
    case 'start':
      return subject.startsWith(text);
    case 'end':
      return subject.endsWith(text);
    case 'whole':
      return subject === text;
  }
};

/** In the order of their letters, as SQLite has it. */
export const compareTexts = (left: string, right: string): number =>
  left < right ? -1 : Number(left > right);

/** What a criterion says of a text; null stands for no text. */
export const textTest = (kind: ColumnKind, criterion: Criterion): ((text: string | null) => boolean) => {
  switch (criterion.is) {
    case 'anything':
      return () => true;
    case 'equal':
      return (text) => text === criterion.value;
    case 'text':
      return (text) => text !== null && hasText(foldedAs(kind, text), criterion);
    case 'oneOf': {
      const tests = criterion.criteria.map((part) => textTest(kind, part));
      return (text) => tests.some((test) => test(text));
    }
    default:
      throw new Error(`A text has no ${criterion.is}`);
  }
};
