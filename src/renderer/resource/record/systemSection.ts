import { msg } from '@lingui/core/macro';
import type { Section } from '../resource.ts';

/** What every record carries and nobody types. */
export const systemSection: Section = { title: msg`Record`, fields: ['id', 'createdAt', 'updatedAt'] };
