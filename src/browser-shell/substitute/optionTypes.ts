import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Option interfaces checked against Electron's type file. */
type OptionsName =
  | 'BrowserWindowConstructorOptions'
  | 'CrashReporterStartOptions'
  | 'ForkOptions'
  | 'MenuItemConstructorOptions'
  | 'MessageBoxOptions'
  | 'NotificationConstructorOptions'
  | 'OpenDialogOptions'
  | 'PrintToPDFMargins'
  | 'PrintToPDFOptions'
  | 'SaveDialogOptions'
  | 'Settings'
  | 'WebPreferences';

const typeFile = createRequire(import.meta.url).resolve('electron/electron.d.ts');
let source = '';
const known = new Map<string, Map<string, string>>();

/** `interface A extends B { name?: type; }` → name → type, including inherited members. */
const membersOf = (name: string): Map<string, string> => {
  const found = known.get(name);
  if (found) return found;
  source ||= readFileSync(typeFile, 'utf8');
  const declared = new RegExp(`^  interface ${name}(?: extends (\\w+))? \\{\\n([\\s\\S]*?)^  \\}`, 'm').exec(
    source,
  );
  if (!declared) throw new Error(`Electron has no ${name}`);
  const [, parent, body = ''] = declared;
  const members = new Map(parent ? membersOf(parent) : []);
  for (const [, member = '', type = ''] of body.matchAll(/^ {4}(\w+)\??: ([\s\S]*?);$/gm))
    members.set(member, type);
  known.set(name, members);
  return members;
};

/**
 * Checks only unambiguous types: primitives, literals, arrays and functions. Any other type accepts an
 * object.
 */
const fits = (value: unknown, type: string): boolean => {
  if (type.includes('=>')) return typeof value === 'function';
  const choices = type.replaceAll(/[()\s]/g, '').split('|');
  return choices.some((one) => {
    if (one.startsWith("'")) return value === one.slice(1, -1);
    if (one.startsWith('Array<') || one.endsWith('[]')) return Array.isArray(value);
    if (one === 'boolean' || one === 'string') return typeof value === one;
    if (one === 'number') return typeof value === 'number' && Number.isFinite(value);
    // Named types are objects, except accelerators, which are strings.
    return one === 'null' ? value === null : ['object', 'string'].includes(typeof value) && value !== null;
  });
};

/**
 * Throws for unknown options and wrong types. Electron ignores them silently: a misspelt `contextisolation`
 * would protect nothing.
 */
export const checkOptions = (name: OptionsName, options: object): void => {
  const members = membersOf(name);
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const type = members.get(option);
    if (type === undefined) throw new TypeError(`${name} has no option "${option}"`);
    if (!fits(value, type)) throw new TypeError(`${name}.${option} must be ${type}`);
  }
};
