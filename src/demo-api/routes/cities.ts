import type { DatabaseSync } from 'node:sqlite';
import { foldText } from '#shared/text/foldText.ts';
import { execute, statement } from '../db/statement.ts';
import { ApiError, conflict } from '../http/apiError.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, money, number, text } from '../resource/fields.ts';

/** Known towns: the larger ones of both countries in their common spellings. */
const towns = `
Madrid, Barcelona, Valencia, València, Sevilla, Seville, Zaragoza, Málaga, Murcia, Palma, Palma de Mallorca,
Las Palmas, Las Palmas de Gran Canaria, Bilbao, Bilbo, Alicante, Alacant, Córdoba, Valladolid, Vigo, Gijón, Xixón,
L'Hospitalet de Llobregat, A Coruña, La Coruña, Vitoria, Vitoria-Gasteiz, Gasteiz, Granada, Elche, Elx, Oviedo, Uviéu,
Badalona, Cartagena, Terrassa, Tarrasa, Jerez, Jerez de la Frontera, Sabadell, Móstoles, Santa Cruz de Tenerife,
Pamplona, Iruña, Almería, Alcalá de Henares, Fuenlabrada, Leganés, San Sebastián, Donostia, Getafe, Burgos, Santander,
Albacete, Castellón, Castellón de la Plana, Castelló de la Plana, Alcorcón, Logroño, Badajoz, Salamanca, Huelva, Marbella,
Lleida, Lérida, Tarragona, León, Cádiz, Jaén, Ourense, Mataró, Girona, Gerona, Lugo, Santiago de Compostela, Cáceres,
Toledo, Ávila, Segovia, Soria, Teruel, Huesca, Cuenca, Guadalajara, Ciudad Real, Zamora, Palencia, Pontevedra, Ceuta,
Melilla, Mérida, Gandía, Benidorm, Torrevieja, Reus, Manresa, Ibiza, Eivissa, Mahón, Algeciras, Ronda, Torrent, Parla,
Kyiv, Kiev, Київ, Kharkiv, Харків, Odesa, Odessa, Одеса, Dnipro, Дніпро, Donetsk, Донецьк, Zaporizhzhia, Запоріжжя,
Lviv, Львів, Kryvyi Rih, Кривий Ріг, Mykolaiv, Миколаїв, Mariupol, Маріуполь, Luhansk, Луганськ, Vinnytsia, Вінниця,
Sevastopol, Севастополь, Simferopol, Сімферополь, Kherson, Херсон, Poltava, Полтава, Chernihiv, Чернігів, Cherkasy,
Черкаси, Khmelnytskyi, Хмельницький, Chernivtsi, Чернівці, Zhytomyr, Житомир, Sumy, Суми, Rivne, Рівне, Ivano-Frankivsk,
Івано-Франківськ, Ternopil, Тернопіль, Lutsk, Луцьк, Uzhhorod, Ужгород, Mukachevo, Мукачево, Kropyvnytskyi, Кропивницький,
Bila Tserkva, Біла Церква, Brovary, Бровари, Boryspil, Бориспіль, Irpin, Ірпінь, Bucha, Буча, Kremenchuk, Кременчук,
Kamianske, Кам'янське, Kamianets-Podilskyi, Кам'янець-Подільський, Drohobych, Дрогобич, Stryi, Стрий, Truskavets,
Трускавець, Kolomyia, Коломия, Uman, Умань, Izmail, Ізмаїл, Berdychiv, Бердичів, Nikopol, Нікополь, Pavlohrad, Павлоград,
Kovel, Ковель, Nizhyn, Ніжин, Obukhiv, Обухів, Vyshhorod, Вишгород, Chornomorsk, Чорноморськ, Yuzhne, Южне`;

const key = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ').trim();

const known = new Set(towns.split(',').map(key));

export const isOnTheMap = (name: string): boolean => known.has(key(name));

const distance = () => number({ min: 0, max: 10_000, decimals: 2 });
const hour = () => number({ min: 0, max: 23 });

/** Tables that keep a city from being deleted. Pay lists too, even after their payees are gone. */
const contents = ['establishments', 'couriers', 'customers', 'orders'] as const;

const isEmpty = (db: DatabaseSync, id: string): boolean =>
  [...contents.map((table) => `${table} WHERE deletedAt IS NULL AND`), 'pay_lists WHERE'].every(
    (from) => statement(db, `SELECT 1 FROM ${from} cityId = ? LIMIT 1`).get(id) === undefined,
  );

const fields = {
  name: text({ required: true }),
  localName: text({ required: true }),
  isActive: boolean({ required: true }),
  customerBaseDistance: distance(),
  customerBaseRate: money(),
  customerDistanceRate: money(),
  courierBaseDistance: distance(),
  courierBaseRate: money(),
  courierDistanceRate: money(),
  bookingHour1: hour(),
  bookingHour2: hour(),
  vamvuOrderMinimum: money(),
};

const cities = managed({
  table: 'cities',
  noun: 'city',
  scope: 'country',
  sort: { field: 'createdAt', direction: 'asc' },
  fields,
  check: (next, { before }) => {
    const name = String(next.name ?? '');
    if (name !== '' && name !== before?.name && !isOnTheMap(name)) {
      throw new ApiError(422, 'MapServiceError', `The map does not know a city named ${name}`, {
        name: 'There is no city with this name on the map',
      });
    }
    return {};
  },
  beforeRemove: (db, id) => {
    if (!isEmpty(db, id))
      throw conflict(
        'CITY_IN_USE',
        'A city with establishments, couriers, customers, orders or pay lists stays',
      );
  },
  afterRemove: (db, id) => {
    execute(db, 'DELETE FROM time_slots WHERE geoZoneId IN (SELECT id FROM geo_zones WHERE cityId = ?)', id);
    for (const table of ['city_category_tree', 'geo_zones', 'promotions', 'notices'])
      execute(db, `DELETE FROM ${table} WHERE cityId = ?`, id);
  },
});

export const cityHandlers = crudHandlers('cities', cities);
