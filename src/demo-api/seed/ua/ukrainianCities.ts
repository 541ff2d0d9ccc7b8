import { type CityPlan, items } from '../base/countryMaterial.ts';

const customer = { baseDistance: 2, baseRate: 1.4, distanceRate: 0.35 };
const courier = { baseDistance: 1.5, baseRate: 1.6, distanceRate: 0.3 };

export const ukrainianCities: readonly CityPlan[] = [
  {
    key: 'kyiv',
    name: 'Kyiv',
    localName: 'Київ',
    share: 0.58,
    sizes: { establishments: 64, couriers: 128, customers: 420, promotions: 42 },
    zones: items("Поділ; Печерськ; Оболонь; Позняки; Солом'янка; Лук’янівка; Осокорки"),
    streets: items(
      "вул. Хорива; вул. Велика Васильківська; бульв. Лесі Українки; вул. Антоновича; просп. Оболонський; вул. Межигірська; вул. Саксаганського; вул. Глибочицька; вул. Ярославів Вал; вул. Солом'янська; Андріївський узвіз",
    ),
    pricing: { customer, courier, bookingHours: [10, 11], orderMinimum: 4.5 },
    specialEstablishments: [
      ["Кав'ярня «У Мар'яни»", 'kav'],
      [
        'Родинна Їдальня Трьох Поколінь Знам’янських-Солов’йових на Розі Тихої вулиці та Зеленого провулка',
        'var',
      ],
    ],
    specialPeople: {
      couriers: [["Лук'ян", "Знам'янський-Солов'йов"]],
      customers: [['Їванна-Єлизавета', "В'ячеславська"]],
    },
  },
  {
    key: 'lviv',
    name: 'Lviv',
    localName: 'Львів',
    share: 0.24,
    sizes: { establishments: 32, couriers: 66, customers: 200, promotions: 18 },
    zones: items('Центр; Сихів; Франківський; Личаків; Левандівка; Рясне'),
    streets: items(
      'вул. Вірменська; просп. Свободи; вул. Личаківська; вул. Городоцька; вул. Коперника; вул. Стрийська; пл. Ринок; вул. Дорошенка',
    ),
    pricing: { customer, courier, bookingHours: [9, 12], orderMinimum: 4 },
    specialEstablishments: [
      ['=2+2 Кава', 'kav'],
      ['"Під Левом", кав\'ярня з пекарнею', 'kav'],
    ],
    specialPeople: { couriers: [["Мар'яна", "Дем'янчук"]], customers: [['Софія', "П'ятничко"]] },
  },
  {
    key: 'odesa',
    name: 'Odesa',
    localName: 'Одеса',
    share: 0.18,
    sizes: { establishments: 22, couriers: 48, customers: 150, promotions: 14 },
    zones: items('Приморський; Аркадія; Молдаванка; Черемушки; Таїрове; Слобідка'),
    streets: items(
      'вул. Дерибасівська; вул. Рішельєвська; вул. Італійська; Французький бульв.; вул. Канатна; вул. Базарна; Фонтанська дорога',
    ),
    pricing: { customer: { ...customer, baseRate: 1.3 }, courier, bookingHours: [10, 12], orderMinimum: 4 },
    specialEstablishments: [["Рибна лавка «О'Кефаль»", 'sup']],
    specialPeople: { couriers: [["В'ячеслав", "О'Рурк"]], customers: [['Наталія', "Об'єдкова"]] },
  },
];
