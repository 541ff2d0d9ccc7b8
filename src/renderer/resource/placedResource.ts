import type { MessageDescriptor } from '@lingui/core';
import { fillPattern, recordPattern } from '#shared/domain/screenPatterns.ts';
import type { RecordScope } from '../data/entityCalls.ts';
import type { DeclaredResource } from './resource.ts';

/** Where an entity stands in the app; known before its declaration is loaded. */
export interface EntityScreen {
  /** The list's pattern. */
  pattern: string;
  title: MessageDescriptor;
}

/** A declared entity at its place. */
export interface PlacedResource {
  screen: EntityScreen;
  resource: DeclaredResource;
}

export const listPath = ({ pattern }: EntityScreen, scope: RecordScope): string =>
  fillPattern(pattern, scope);

export const recordPath = ({ pattern }: EntityScreen, scope: RecordScope, id: string): string =>
  fillPattern(recordPattern(pattern), { ...scope, id });
