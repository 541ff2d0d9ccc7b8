import {
  ArrowRight20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  Eye20Regular,
  Filter20Filled,
  Filter20Regular,
} from '@fluentui/react-icons';
import { memo } from 'react';
import type { RecordAction } from '../resource.ts';

/** The grid's drawings, once a page; rows refer to them, which is much cheaper than drawing them each time. */
export const GridIcons = memo(({ actions }: { actions: readonly RecordAction[] }) => (
  <div hidden>
    <Edit20Regular id="grid-edit" />
    <Eye20Regular id="grid-view" />
    <ArrowRight20Regular id="grid-open" />
    <Delete20Regular id="grid-remove" />
    <Copy20Regular id="grid-copy" />
    <Filter20Regular id="grid-filter" />
    <Filter20Filled id="grid-filtered" />
    {actions.map(({ name, Icon }) => (
      <Icon key={name} id={`grid-${name}`} />
    ))}
  </div>
));
