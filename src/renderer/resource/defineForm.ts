import type { BodyFieldOf, RecordName } from '../data/entityCalls.ts';
import type { Field } from './kinds/kind.ts';
import type { FormSpec, Section } from './resource.ts';

interface FormDeclaration<Entity extends RecordName> {
  entity: Entity;
  fields: { [Name in BodyFieldOf<Entity>]?: Field };
  sections: readonly (Section & { fields: readonly BodyFieldOf<Entity>[] })[];
}

/** A form over one record that has no list of its own: settings. */
export const defineForm = <Entity extends RecordName>({
  fields,
  sections,
  ...rest
}: FormDeclaration<Entity>): FormSpec => ({
  ...rest,
  fields: fields as Record<string, Field>,
  sections,
  bodyFields: sections.flatMap((section) => section.fields as readonly string[]),
});
