import { type CountryMaterial, items } from '../base/countryMaterial.ts';
import { spanishCategories } from './spanishCategories.ts';
import { spanishCities } from './spanishCities.ts';
import { spanishCourierHelp, spanishCustomerHelp } from './spanishHelp.ts';
import { spanishPhrases } from './spanishPhrases.ts';

const spanishFamilyNames = items(
  'García; Ferrer; Navarro; Ibáñez; Muñoz; Peris; Soler; Ortega; Vidal; Castaño; Núñez; Echevarría; Aguirre; Llopis; Cano; Benítez; Romero; Pastor; Zabala; Gómez; Rey; Marín; Sanchis; Herrera; Uriarte; Campos; Blasco; Moya; Peña; Garrido; Salcedo; Etxeberria; Roig; Lozano; Cuesta; Beltrán',
);

export const spain: CountryMaterial = {
  id: 'es',
  women: items(
    'Lucía; Carmen; Marta; Paula; Elena; Nerea; Ainhoa; Inés; Rocío; Noelia; Amparo; Itziar; Begoña; Alba; Sara; Irene; Triana; Lorena; Pilar; Ariadna; Leire; Macarena; Vega; Candela; Jimena; María José',
  ),
  men: items(
    'Álvaro; Iker; Javier; Sergio; Pablo; Unai; Rubén; Héctor; Joaquín; Marcos; Andrés; Íñigo; Curro; Vicent; Daniel; Hugo; Gonzalo; Xabier; Rafael; Óscar; Jordi; Iván; Mateo; Nicolás; Ramón; José Luis',
  ),
  womenFamilyNames: spanishFamilyNames,
  menFamilyNames: spanishFamilyNames,
  familyNames: 2,
  street: (street, number) => `${street}, ${number}`,
  companyForms: [(name) => `${name}, S.L.`, (name) => `${name} S.A.`, (name) => `${name} S.L.U.`],
  companyNames: items(
    'Hostelería Azahar; Sabores de Levante; Grupo Marejada; Fogones Unidos; Restauración Siete Calles; Comercial La Noria; Alimentación Garrofa; Inversiones El Candil; Cocinas del Sur; Gastro Relente; Panadería Montaraz; Bodegas del Patio; Mercados Brisa; Flores Buganvilla; Cuidados Salitre; Arroces Peonza; Hornos Lucero; Servicios Tranvía; Explotaciones Almendro; Cafés Farolillo',
  ),
  establishmentNames: items(
    'Azahar; La Ceiba; Marejada; El Farolillo; Levante; Doña Remedios; Brisa; El Molinet; La Barca Verde; Puerta Norte; Siete Calles; Lucero; Alcázar Menor; Casa Nines; El Patio de Lola; Los Tres Cántaros; La Garrofa; Mil Naranjas; Tío Quico; Candil; El Relente; La Noria; Buganvilla; Cuatro Vientos; El Almendro; Salitre; La Peonza; Montaraz; El Tranvía; Luna de Agosto',
  ),
  cities: spanishCities,
  categories: spanishCategories,
  phrases: spanishPhrases,
  help: { customer: spanishCustomerHelp, courier: spanishCourierHelp },
  settings: {
    cancellationFee: 2,
    freeDeliveryOrderPrice: 45,
    freeDeliveryExpirationDays: 30,
    vat: 21,
    courierManagement: 2,
  },
};
