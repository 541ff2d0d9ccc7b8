import type { FluentIcon } from '@fluentui/react-icons';
import { Board20Regular } from '@fluentui/react-icons/svg/board';
import { BookOpen20Regular } from '@fluentui/react-icons/svg/book-open';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { Money20Regular } from '@fluentui/react-icons/svg/money';
import { People20Regular } from '@fluentui/react-icons/svg/people';
import { ShieldPerson20Regular } from '@fluentui/react-icons/svg/shield-person';
import { Tag20Regular } from '@fluentui/react-icons/svg/tag';

/** Icons by the names that the server's menu uses. */
const icons: Readonly<Record<string, FluentIcon>> = {
  dashboard: Board20Regular,
  permission: ShieldPerson20Regular,
  account: People20Regular,
  money: Money20Regular,
  ruby: Tag20Regular,
  documentation: BookOpen20Regular,
};

export const MenuIcon = ({ name }: { name: string | null }) => {
  const Icon = (name !== null && Object.hasOwn(icons, name) && icons[name]) || Circle20Regular;
  return <Icon aria-hidden="true" />;
};
