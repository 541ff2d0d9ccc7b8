import type { MessageDescriptor } from '@lingui/core';
import type { Handover, HandoverPart } from '#shared/ipc/handoverRoutes.ts';
import { type SlotTemplate, usableTemplates, withTemplate } from '#shared/rules/slotTemplates.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import { type CustomerTextPurpose, customerTextPurposes, locales } from '#shared/screens/settingValues.ts';
import type { EntityName } from '../../data/entityCalls.ts';
import { localeNames } from '../../i18n/activateLocale.ts';
import { readViews, type SavedView, saveView } from '../../resource/define/savedViews.ts';
import { serverKey } from '../../stores/preferences.ts';
import { storageKeys } from '../../stores/storageKeys.ts';

/** Title of a list by its entity. The table of screens passes it. */
export type TitleOf = (entity: string) => MessageDescriptor | null;

const entities = Object.keys(listPatterns) as EntityName[];

const parsed = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, text: string): void => {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

type TextPurpose = CustomerTextPurpose | 'rejection';

const textsKey = (purpose: TextPurpose, userId: string): string =>
  storageKeys.texts(`${purpose}Texts`, serverKey(), userId);

const ownTexts = (purpose: TextPurpose, userId: string): HandoverPart['texts'] => {
  const saved = (parsed(textsKey(purpose, userId)) ?? {}) as Record<string, unknown>;
  return locales.flatMap((locale) => {
    const texts = saved[locale];
    if (!Array.isArray(texts)) return [];
    return [{ locale, texts: texts.filter((text) => typeof text === 'string' && text !== '').slice(0, 9) }];
  });
};

/** Without keys of other versions, which main would refuse. */
const viewOf = ({ name, search, columns, isDefault }: SavedView): SavedView => ({
  ...{ name, search, columns },
  ...(isDefault ? { isDefault } : {}),
});

/** Settings of this user on this server, as the window stores them. */
export const collectHandover = (userId: string): HandoverPart => {
  const server = serverKey();
  const columns = (entity: string, key: string, view?: string): HandoverPart['columns'] => {
    const settings = localStorage.getItem(key);
    return settings === null ? [] : [{ entity, ...(view === undefined ? {} : { view }), settings }];
  };
  return {
    views: entities.flatMap((entity) => {
      const views = readViews(entity);
      return views.length > 0 ? [{ entity, views: views.map(viewOf) }] : [];
    }),
    columns: entities.flatMap((entity) => [
      ...columns(entity, storageKeys.columns(entity)),
      ...readViews(entity).flatMap(({ name }) =>
        columns(entity, storageKeys.viewColumns(server, entity, name), name),
      ),
    ]),
    texts: ownTexts('rejection', userId),
    customerTexts: customerTextPurposes.flatMap((purpose) =>
      ownTexts(purpose, userId).map((own) => ({ purpose, ...own })),
    ),
    templates: usableTemplates(parsed(storageKeys.slotTemplates(server))),
  };
};

export const handoverParts = [
  'views',
  'columns',
  'texts',
  'customerTexts',
  'templates',
  'workspaces',
] as const;
export type PartName = (typeof handoverParts)[number];

/** Item of a file: its name within a list or language, if any, and whether it replaces an own one. */
export interface HandoverItem {
  /** List, language, or purpose of texts. */
  of: string;
  name: string;
  isReplacing: boolean;
}

export type Preview = Readonly<Record<PartName, readonly HandoverItem[]>>;

/** Compares a file with the own settings. */
export const previewHandover = (
  file: Handover,
  own: HandoverPart,
  workspaces: readonly { name: string }[],
): Preview => {
  const ownViews = (entity: string) => own.views.find((one) => one.entity === entity)?.views ?? [];
  return {
    views: file.views.flatMap(({ entity, views }) =>
      views.map(({ name }) => ({
        ...{ of: entity, name },
        isReplacing: ownViews(entity).some((view) => view.name === name),
      })),
    ),
    columns: file.columns.map(({ entity, view }) => ({
      ...{ of: entity, name: view ?? '' },
      isReplacing: own.columns.some((one) => one.entity === entity && one.view === view),
    })),
    texts: file.texts.map(({ locale }) => ({
      ...{ of: locale, name: '' },
      isReplacing: own.texts.some((one) => one.locale === locale),
    })),
    customerTexts: file.customerTexts.map(({ purpose, locale }) => ({
      ...{ of: purpose, name: localeNames[locale] },
      isReplacing: own.customerTexts.some((one) => one.purpose === purpose && one.locale === locale),
    })),
    templates: file.templates.map(({ name }) => ({
      ...{ of: '', name },
      isReplacing: own.templates.some((one) => one.name === name),
    })),
    workspaces: file.workspaces.map(({ name }) => ({
      ...{ of: '', name },
      isReplacing: workspaces.some((one) => one.name === name),
    })),
  };
};

const applyViews = ({ views }: Handover): void => {
  for (const { entity, views: theirs } of views) {
    // The user keeps the view that opens with a list.
    const added = theirs.map(({ name, search, columns }) => ({ name, search, columns }));
    const merged = added.reduce<ReturnType<typeof readViews>>(saveView, readViews(entity));
    write(storageKeys.views(serverKey(), entity), JSON.stringify({ version: 1, views: merged }));
  }
};

const applyTexts = (purpose: TextPurpose, handed: HandoverPart['texts'], userId: string): void => {
  if (handed.length === 0) return;
  const key = textsKey(purpose, userId);
  const texts = Object.fromEntries(handed.map(({ locale, texts: theirs }) => [locale, theirs]));
  write(key, JSON.stringify({ ...(parsed(key) as object | null), ...texts }));
};

/** Stores the chosen parts. Workspaces are stored by main. */
export const applyHandover = (file: Handover, chosen: ReadonlySet<PartName>, userId: string): void => {
  const server = serverKey();
  if (chosen.has('views')) applyViews(file);
  if (chosen.has('columns'))
    for (const { entity, view, settings } of file.columns) {
      const key =
        view === undefined ? storageKeys.columns(entity) : storageKeys.viewColumns(server, entity, view);
      write(key, settings);
    }
  if (chosen.has('texts')) applyTexts('rejection', file.texts, userId);
  if (chosen.has('customerTexts'))
    for (const purpose of customerTextPurposes)
      applyTexts(
        purpose,
        file.customerTexts.filter((texts) => texts.purpose === purpose),
        userId,
      );
  if (chosen.has('templates')) {
    const key = storageKeys.slotTemplates(server);
    const known = usableTemplates(parsed(key));
    const merged = file.templates.reduce<readonly SlotTemplate[]>(
      (templates, template) => withTemplate(templates, template) ?? templates,
      known,
    );
    write(key, JSON.stringify(merged));
  }
};
