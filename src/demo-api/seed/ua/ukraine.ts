import { type CountryMaterial, items } from '../base/countryMaterial.ts';
import { ukrainianCategories } from './ukrainianCategories.ts';
import { ukrainianCities } from './ukrainianCities.ts';
import { ukrainianCourierHelp, ukrainianCustomerHelp } from './ukrainianHelp.ts';
import { ukrainianPhrases } from './ukrainianPhrases.ts';

export const ukraine: CountryMaterial = {
  id: 'ua',
  women: items(
    "Оксана; Мар'яна; Дарина; Соломія; Наталія; Ірина; Юлія; Катерина; Олена; Софія; Христина; Злата; Богдана; Яна; Вікторія; Аліна; Зоряна; Людмила; Поліна; Роксолана; Тетяна; Уляна; Анастасія; Віра",
  ),
  men: items(
    "Олександр; Тарас; Андрій; Богдан; Дмитро; Остап; Юрій; Максим; Ярослав; Назар; Лук'ян; Орест; Роман; Сергій; Ігор; Владислав; Михайло; Степан; Денис; Арсен; Кирило; Василь; Петро; Євген",
  ),
  // Both lists correspond by index: feminine and masculine form of a name.
  womenFamilyNames: items(
    "Шевчук; Дем'янчук; Бондаренко; Левицька; Кравець; Гнатюк; Романенко; Яцишина; Заболотна; Мельничук; Стельмах; Коваль; Ткаченко; Вишневська; Гончар; Сірко; Поліщук; Білик; Захарчук; Дорошенко; Лук'яненко; Чорна; Юрченко; Пилипенко; Островська; Зінченко; Гайова; Щербина",
  ),
  menFamilyNames: items(
    "Шевчук; Дем'янчук; Бондаренко; Левицький; Кравець; Гнатюк; Романенко; Яцишин; Заболотний; Мельничук; Стельмах; Коваль; Ткаченко; Вишневський; Гончар; Сірко; Поліщук; Білик; Захарчук; Дорошенко; Лук'яненко; Чорний; Юрченко; Пилипенко; Островський; Зінченко; Гайовий; Щербина",
  ),
  familyNames: 1,
  street: (street, number) => `${street}, буд. ${number}`,
  companyForms: [(name) => `ТОВ «${name}»`, (name) => `ПП «${name}»`, (name) => `ТДВ «${name}»`],
  companyNames: items(
    "Смачна Справа; Каштан Груп; Добра Хата; Три Леви Трейд; Мальва Сервіс; Хвиля Плюс; Зерно і Млин; Сонях Маркет; Затишок Фуд; П'ятий Кут; Любисток; Кобза Ресторани; Ластівка Логістика; Світанок Агро; Криниця Здоров'я; Бузок Флора; Вечірня Зоря; Рута Кафе; Сусіди Груп; Зелена Брама",
  ),
  establishmentNames: items(
    "Під Каштаном; Сонях; У Мар'яни; Смакота; Мальва; Три Леви; Хвиля; Добра Хата; Ластівка; Кобза; Затишок; Бабусин Льох; Мірошник; Світанок; Рута; Чотири Сходи; Ялинка; Привіт; Дзвіночок; Сусіди; Любисток; На Розі; Млин; Вечірня Зоря; Кіт і Ложка; Бузок; Криниця; Старе Місто; П'ятий Кут; Зелена Брама",
  ),
  cities: ukrainianCities,
  categories: ukrainianCategories,
  phrases: ukrainianPhrases,
  help: { customer: ukrainianCustomerHelp, courier: ukrainianCourierHelp },
  settings: {
    cancellationFee: 1.5,
    freeDeliveryOrderPrice: 30,
    freeDeliveryExpirationDays: 21,
    vat: 20,
    courierManagement: 2,
  },
};
