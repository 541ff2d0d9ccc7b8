import { app, Menu } from 'electron';
import { attemptNow, fact, isRefused } from './record.mjs';

/* Menu items: defaults of roles, refused templates, click handlers. */

const labelsOf = (menu) =>
  menu.items.map(({ label, role, type, enabled, checked, accelerator, visible, id }) => ({
    label,
    role,
    type,
    enabled,
    checked,
    accelerator,
    visible,
    id,
  }));

app.whenReady().then(() => {
  const roles = [
    'undo',
    'redo',
    'cut',
    'copy',
    'paste',
    'delete',
    'selectAll',
    'close',
    'minimize',
    'reload',
    'forceReload',
    'resetZoom',
    'zoomIn',
    'zoomOut',
    'quit',
    'togglefullscreen',
    'toggleDevTools',
    'about',
    'help',
    'window',
  ];
  for (const role of roles)
    fact(
      `menu role ${role}`,
      attemptNow(() => {
        const [item] = Menu.buildFromTemplate([{ role }]).items;
        return {
          label: item.label,
          role: item.role,
          accelerator: item.accelerator ?? item.getDefaultRoleAccelerator?.() ?? null,
          type: item.type,
          enabled: item.enabled,
        };
      }),
    );
  fact(
    'a menu',
    labelsOf(
      Menu.buildFromTemplate([
        { label: 'Label', id: 'id' },
        { type: 'separator' },
        { label: 'Box', type: 'checkbox', checked: true },
        { label: 'Off', enabled: false, accelerator: 'CmdOrCtrl+K' },
        { label: 'Sub', submenu: [{ label: 'Inner' }] },
      ]),
    ),
  );
  fact('a menu of no items', [
    attemptNow(() => typeof Menu.buildFromTemplate('none')),
    attemptNow(() => typeof Menu.buildFromTemplate([{}])),
    attemptNow(() => typeof Menu.buildFromTemplate([{ label: 'A', type: 'nothing' }])),
    attemptNow(() => Menu.setApplicationMenu({})),
  ]);
  fact(
    'an unknown role is refused',
    isRefused(() => Menu.buildFromTemplate([{ role: 'nothing' }])),
  );
  fact(
    'a click that is no function is refused',
    isRefused(() => Menu.buildFromTemplate([{ label: 'A', click: 7 }])),
  );
  fact(
    'an unknown option is refused',
    isRefused(() => Menu.buildFromTemplate([{ label: 'A', clicked: () => undefined }])),
  );
  const clicks = [];
  const clicked = Menu.buildFromTemplate([
    { label: 'A', click: (...args) => clicks.push(args.length) },
    { label: 'B', enabled: false, click: () => clicks.push('disabled') },
  ]);
  clicked.items[0].click();
  clicked.items[1].click();
  fact('clicks', clicks);

  app.exit();
});
