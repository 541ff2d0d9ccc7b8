import { toCents } from '#shared/rules/money.ts';
import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import type { CountryMaterial, HelpDraft } from '../base/countryMaterial.ts';
import type { Random } from '../base/random.ts';
import type { SeedContext } from '../base/seedContext.ts';

const seedSettings = ({ db, calendar }: SeedContext, { id, settings }: CountryMaterial): void =>
  insertInto(
    db,
    'country_settings',
  )({
    ...settings,
    country: id,
    cancellationFee: toCents(settings.cancellationFee),
    freeDeliveryOrderPrice: toCents(settings.freeDeliveryOrderPrice),
    updatedAt: iso(calendar.present - 90 * day),
  });

const withIds = (drafts: readonly HelpDraft[], random: Random): unknown[] =>
  drafts.map(({ children, title, text = '' }) => ({
    id: random.id(),
    title,
    text,
    ...(children ? { children: withIds(children, random) } : {}),
  }));

const seedHelp = ({ db, calendar, random }: SeedContext, { id, help }: CountryMaterial): void => {
  const insert = insertInto(db, 'help_content');
  for (const [audience, drafts] of Object.entries(help)) {
    const info = JSON.stringify(withIds(drafts, random('help', id, audience)));
    insert({ country: id, audience, info, updatedAt: iso(calendar.present - 40 * day) });
  }
};

const seedNotices = ({ db, calendar, random }: SeedContext, { id, phrases }: CountryMaterial): void => {
  const insert = insertInto(db, 'notices');
  const draw = random('notices', id);
  for (const [index, [title, description]] of phrases.notices.entries()) {
    const dateTime = iso(calendar.present - index * day - draw.int(1, 600) * 60_000);
    insert({ id: draw.id(), country: id, cityId: null, title, description, dateTime, avatar: null });
  }
};

export const seedCountry = (context: SeedContext, material: CountryMaterial): void => {
  seedSettings(context, material);
  seedHelp(context, material);
  seedNotices(context, material);
};
