import {
  Board20Regular,
  BookOpen20Regular,
  Circle20Regular,
  type FluentIcon,
  Money20Regular,
  People20Regular,
  ShieldPerson20Regular,
  Tag20Regular,
} from '@fluentui/react-icons';

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
