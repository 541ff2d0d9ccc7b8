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
import type { RecordAction, RowMark } from '../resource.ts';

interface GridIconsProps {
  actions: readonly RecordAction[];
  marks: readonly RowMark[];
}

/** The grid's drawings, once a page; rows refer to them, which is much cheaper than drawing them each time. */
export const GridIcons = memo(({ actions, marks }: GridIconsProps) => (
  <div hidden>
    <Edit20Regular id="grid-edit" />
    <Eye20Regular id="grid-view" />
    <ArrowRight20Regular id="grid-open" />
    <Delete20Regular id="grid-remove" />
    <Copy20Regular id="grid-copy" />
    <Filter20Regular id="grid-filter" />
    <Filter20Filled id="grid-filtered" />
    {marks.map(({ name, Icon }) => (
      <Icon key={name} id={`grid-mark-${name}`} />
    ))}
    {actions.map(({ name, Icon }) => (
      <Icon key={name} id={`grid-${name}`} />
    ))}
  </div>
));
