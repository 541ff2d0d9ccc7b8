import type { MessageDescriptor } from '@lingui/core';
import type { BodyFieldOf, RecordName } from '../data/entityCalls.ts';
import type { Field } from './kinds/kind.ts';
import type { Rule } from './kinds/rule.ts';
import type { FormSpec, Section } from './resource.ts';

interface FormDeclaration<Entity extends RecordName> {
  entity: Entity;
  fields: { [Name in BodyFieldOf<Entity>]?: Field };
  defaults?: { [Name in BodyFieldOf<Entity>]?: unknown };
  check?: Rule<{ [Name in BodyFieldOf<Entity>]?: MessageDescriptor }>;
  sections: readonly (Section & { fields: readonly BodyFieldOf<Entity>[] })[];
}

/** A form over one record that has no list of its own: settings. */
export const defineForm = <Entity extends RecordName>({
  fields,
  sections,
  check,
  ...rest
}: FormDeclaration<Entity>): FormSpec => ({
  ...rest,
  ...(check ? { check: check as NonNullable<FormSpec['check']> } : {}),
  fields: fields as Record<string, Field>,
  sections,
  bodyFields: sections.flatMap((section) => section.fields as readonly string[]),
});
