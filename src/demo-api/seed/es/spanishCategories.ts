import type { CategoryPlan } from '../base/countryMaterial.ts';
import { items, priced, titles } from '../base/textLists.ts';

export const spanishCategories: readonly CategoryPlan[] = [
  {
    id: 'piz',
    kind: 'restaurant',
    dish: 'pizza',
    ...titles('Pizza; Pizzerías; Las pizzerías mejor valoradas; Ofertas en pizza'),
    filters: items('Napolitana; Masa fina; Sin gluten; Pizza por porciones'),
    prefixes: items('Pizzería; Trattoria; Forno'),
    products: priced(
      'Pizza margarita 9.5; Pizza cuatro quesos 12; Pizza diávola 12.5; Calzone de la casa 12.9; Focaccia de romero 5.5; Ensalada caprese 7.8; Tiramisú 5.2; Agua con gas 1.9',
    ),
    options: priced('Extra de mozzarella 1.5; Masa sin gluten 2.5; Borde relleno 2'),
  },
  {
    id: 'bur',
    kind: 'restaurant',
    dish: 'burger',
    ...titles('Hamburguesas; Hamburgueserías; Las mejores hamburguesas; Ofertas en hamburguesas'),
    filters: items('Smash; Pollo crujiente; Hamburguesa vegana'),
    prefixes: items('Burger; La Parrilla; Brasa'),
    products: priced(
      'Hamburguesa clásica 9.9; Doble con queso curado 12.4; Pollo crujiente 10.5; Hamburguesa de lentejas 10.9; Patatas con piel 3.9; Aros de cebolla 4.5; Batido de vainilla 4.8; Refresco de cola 2.4',
    ),
    options: priced('Beicon 1.5; Queso extra 1.2; Pan sin gluten 1.8'),
  },
  {
    id: 'sus',
    kind: 'restaurant',
    dish: 'sushi',
    ...titles('Sushi; Sushi y cocina japonesa; El sushi mejor valorado; Ofertas en sushi'),
    filters: items('Ramen; Bandejas; Poke'),
    prefixes: items('Sushi; Izakaya; Barra'),
    products: priced(
      'Bandeja de 16 piezas 18.9; Maki de salmón 6.9; Uramaki de aguacate 8.5; Nigiri de atún 5.4; Ramen de miso 12.8; Gyozas de verduras 6.2; Poke de salmón 12.5; Té verde frío 2.6',
    ),
    options: priced('Jengibre 0.5; Wasabi extra 0.5; Huevo marinado 1.6'),
  },
  {
    id: 'tap',
    kind: 'restaurant',
    dish: 'skewer',
    ...titles('Tapas; Bares de tapas; Las tapas favoritas; Ofertas en tapas'),
    filters: items('Pintxos; Pescaíto; Ibéricos; Para compartir'),
    prefixes: items('Bodega; Taberna; Bar'),
    products: priced(
      'Patatas bravas 5.2; Croquetas de jamón 7.5; Tortilla de patatas 4.8; Gambas al ajillo 11.9; Boquerones fritos 8.9; Pintxo de bacalao 3.4; Ensaladilla 5.6; Tinto de verano 3',
    ),
    options: priced('Pan con tomate 1.8; Alioli 1; Ración doble 4'),
  },
  {
    id: 'arr',
    kind: 'restaurant',
    dish: 'pan',
    ...titles('Arroces; Arrocerías; Los arroces más pedidos; Ofertas en arroces'),
    filters: items('Paella; Fideuà; Arroz meloso'),
    prefixes: items('Arrocería; Casa; Barraca'),
    products: priced(
      'Paella valenciana 14.5; Arroz del senyoret 15.9; Fideuà de marisco 14.9; Arroz negro 15.2; Arroz meloso de setas 13.4; Esgarraet 6.8; Pan de leña 1.6; Horchata 3.2',
    ),
    options: priced('Alioli casero 1.2; Ración para dos 12; Limón 0'),
  },
  {
    id: 'sal',
    kind: 'restaurant',
    dish: 'leaf',
    ...titles('Saludable; Comida saludable; Lo más sano del barrio; Ofertas saludables'),
    filters: items('Vegano; Ensaladas; Bajo en calorías'),
    prefixes: items('Verde; Huerta; Semilla'),
    products: priced(
      'Bol de quinoa 10.9; Ensalada de garbanzos 8.9; Crema de calabaza 6.2; Hummus con crudités 6.8; Wrap de tofu 8.4; Yogur con granola 4.9; Zumo verde 4.2; Kombucha 3.6',
    ),
    options: priced('Aguacate 1.8; Tofu a la plancha 2.2; Semillas 0.8'),
  },
  {
    id: 'caf',
    kind: 'restaurant',
    dish: 'cup',
    ...titles('Café y desayunos; Cafeterías; Las cafeterías preferidas; Ofertas para desayunar'),
    filters: items('Brunch; Café de especialidad; Tostadas'),
    prefixes: items('Café; Tostadero; Cafetería'),
    products: priced(
      'Café con leche 2.1; Flat white 2.9; Tostada con tomate 2.8; Croissant de mantequilla 2.3; Huevos benedictinos 9.5; Bizcocho de limón 3.4; Zumo de naranja 3.6; Bocadillo de tortilla 4.9',
    ),
    options: priced('Bebida de avena 0.4; Sin lactosa 0; Jamón 1.5'),
  },
  {
    id: 'hel',
    kind: 'restaurant',
    dish: 'cone',
    ...titles('Postres y helados; Heladerías y pastelerías; Los postres más dulces; Ofertas en postres'),
    filters: items('Artesano; Tartas; Sin azúcar'),
    prefixes: items('Heladería; Dulce; Obrador'),
    products: priced(
      'Tarrina de dos sabores 4.2; Medio litro de helado 9.8; Tarta de queso 5.4; Coca de llanda 3.2; Buñuelos de calabaza 4.6; Churros con chocolate 4.9; Granizado de limón 3.4; Caja de bombones 12.5',
    ),
    options: priced('Nata montada 0.9; Sirope de chocolate 0.6; Barquillo 0.5'),
  },
  {
    id: 'keb',
    kind: 'restaurant',
    dish: 'wrap',
    ...titles('Kebab; Kebab y cocina turca; Los kebabs mejor valorados; Ofertas en kebab'),
    filters: items('Dürüm; Falafel; Halal'),
    prefixes: items('Kebab; Horno Anatolia; Döner'),
    products: priced(
      'Dürüm mixto 6.5; Plato kebab 9.2; Falafel en pita 5.9; Lahmacun 5.4; Patatas fritas 2.9; Ensalada turca 4.4; Baklava 3.2; Ayran 2',
    ),
    options: priced('Salsa picante 0.3; Queso feta 1; Carne extra 2.2'),
  },
  {
    id: 'sup',
    kind: 'shop',
    dish: 'basket',
    ...titles('Supermercado; Supermercados y fruterías; Tu compra en casa; Ofertas de supermercado'),
    filters: items('Fruta y verdura; Bebidas; Ecológico; Limpieza'),
    prefixes: items('Ultramarinos; Frutería; Mercado'),
    products: priced(
      'Naranjas, malla de 2 kg 3.6; Tomates de pera, 1 kg 2.4; Leche entera, 1 l 1.2; Pan de molde integral 2.1; Huevos camperos, docena 3.3; Aceite de oliva, 1 l 8.9; Detergente líquido 6.4; Pack de agua, 6 botellas 3',
    ),
    options: priced('Bolsa de papel 0.15; Pieza extra 1.2'),
  },
  {
    id: 'far',
    kind: 'shop',
    dish: 'cross',
    ...titles('Parafarmacia; Parafarmacias; Cuidado personal a domicilio; Ofertas en parafarmacia'),
    filters: items('Bebé; Solares; Higiene; Nutrición'),
    prefixes: items('Parafarmacia; Botica; Bienestar'),
    products: priced(
      'Crema solar SPF 50 16.9; Pañales, talla 4 12.5; Gel de ducha suave 5.8; Cepillo de dientes 3.9; Champú anticaspa 8.4; Tiritas surtidas 3.2; Infusión relajante 4.1; Bálsamo labial 4.6',
    ),
    options: priced('Envoltorio discreto 0; Muestra de crema 0.5'),
  },
  {
    id: 'flo',
    kind: 'shop',
    dish: 'flower',
    ...titles('Flores; Floristerías; Los ramos más bonitos; Ofertas en flores'),
    filters: items('Ramos; Plantas; Regalos'),
    prefixes: items('Floristería; Jardín; Pétalos'),
    products: priced(
      'Ramo de temporada 24; Docena de rosas 32; Orquídea blanca 19.5; Cactus en maceta 7.9; Girasoles, 5 tallos 16.5; Centro de mesa 28; Lavanda en maceta 9.4; Tarjeta de felicitación 2.5',
    ),
    options: priced('Jarrón de cristal 8; Lazo 1.5; Bombones 6'),
  },
];
