import { type CityPlan, items } from '../base/countryMaterial.ts';

const customer = { baseDistance: 2, baseRate: 2.5, distanceRate: 0.6 };
const courier = { baseDistance: 1.5, baseRate: 3.1, distanceRate: 0.55 };

export const spanishCities: readonly CityPlan[] = [
  {
    key: 'valencia',
    name: 'Valencia',
    localName: 'València',
    share: 0.62,
    sizes: { establishments: 64, couriers: 128, customers: 420, promotions: 42 },
    zones: items('Ciutat Vella; Eixample; Ruzafa; Campanar; Malvarrosa; Benimaclet; El Saler'),
    streets: items(
      "Calle de Cádiz; Calle de la Paz; Avenida del Puerto; Calle Sueca; Gran Vía Marqués del Turia; Calle de las Barcas; Avenida de Francia; Calle Cuba; Carrer d'En Bou; Paseo de la Alameda; Calle Literato Azorín; Plaza del Tossal",
    ),
    pricing: { customer, courier, bookingHours: [10, 12], orderMinimum: 8 },
    payListCorrection: 1250,
    specialEstablishments: [
      ["L'Hort de l'Àvia", 'sup'],
      [
        'La Muy Antigua y Siempre Concurrida Arrocería de los Hermanos Peris-Bellver e Hijas, con Terraza junto al Mar',
        'arr',
      ],
    ],
    specialPeople: {
      couriers: [['Nuria', "O'Higgins Ferrer"]],
      customers: [
        ['María de los Ángeles', 'Fernández de Córdoba y Álvarez de Sotomayor'],
        ['Aitana', "D'Angelo Peris"],
      ],
    },
  },
  {
    key: 'sevilla',
    name: 'Sevilla',
    localName: 'Sevilla',
    share: 0.23,
    sizes: { establishments: 30, couriers: 62, customers: 180, promotions: 16 },
    zones: items('Triana; Nervión; Macarena; Los Remedios; Santa Cruz; Isla de la Cartuja'),
    streets: items(
      'Calle Betis; Calle Feria; Avenida de la Constitución; Calle San Jacinto; Calle Sierpes; Alameda de Hércules; Calle Asunción; Calle Pureza',
    ),
    pricing: { customer: { ...customer, baseRate: 2.3 }, courier, bookingHours: [11, 13], orderMinimum: 7.5 },
    specialEstablishments: [
      ['Peña & Hijos', 'tap'],
      ['Café “El Giraldillo”', 'caf'],
    ],
    specialPeople: { couriers: [['Íñigo', 'Núñez Ibáñez']], customers: [['Macarena', 'de la Peña y Muñoz']] },
  },
  {
    key: 'bilbao',
    name: 'Bilbao',
    localName: 'Bilbo',
    share: 0.15,
    sizes: { establishments: 20, couriers: 42, customers: 130, promotions: 12 },
    zones: items('Casco Viejo; Abando; Deusto; Indautxu; Santutxu; Zorrotzaurre'),
    streets: items(
      'Gran Vía; Calle Ledesma; Calle Somera; Alameda de Rekalde; Calle Licenciado Poza; Calle Autonomía; Calle Iturribide',
    ),
    pricing: {
      customer: { ...customer, distanceRate: 0.7 },
      courier: { ...courier, baseRate: 3.4 },
      bookingHours: [9, 12],
      orderMinimum: 9,
    },
    specialEstablishments: [['Etxe Zaharra', 'tap']],
    specialPeople: {
      couriers: [['Xabier', 'Goikoetxea Etxeberria']],
      customers: [['Ainhoa', 'Iñurrategi Zulueta']],
    },
  },
];

const townHeads = items('Villanueva; Puebla; Torre; Aldea; Castillo; Monte; Fuente; Peña; Valle; Ribera');
const townTails = items(
  'del Río; de la Sierra; de los Olivos; del Mar; de la Vega; del Campo; de San Juan; de las Flores; del Rey; de Arriba',
);
/** Maximum with unique names. */
export const maxCities = spanishCities.length + townHeads.length * townTails.length;

/** Fictitious small towns, for testing lists and searches over many cities. */
export const spanishTowns = (count: number): CityPlan[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / townHeads.length);
    const name = `${townHeads[index % townHeads.length]} ${townTails[(index + round) % townTails.length]}`;
    return {
      key: `town ${index + 1}`,
      name,
      localName: name,
      share: 0.03,
      sizes: { establishments: 10, couriers: 24, customers: 60, promotions: 6 },
      zones: items('Centro; Ensanche; Las Eras'),
      streets: items('Calle Mayor; Calle Real; Plaza del Mercado; Calle del Sol; Calle de la Iglesia'),
      pricing: { customer, courier, bookingHours: [10, 12], orderMinimum: 7 },
      specialEstablishments: [],
      specialPeople: { couriers: [], customers: [] },
    };
  });
