import type { Phrases } from '../base/countryMaterial.ts';

export const spanishPhrases: Phrases = {
  reviews: {
    good: [
      'Todo caliente y muy rico, repetiremos.',
      'Raciones generosas y bien presentadas.',
      'El mejor pedido del mes.',
      'Llegó antes de lo previsto, gracias.',
      'Un acierto: la masa estaba perfecta.',
      'Muy amable el personal al recoger.',
    ],
    fair: [
      'Correcto, aunque algo justo de sal.',
      'Rico, pero llegó templado.',
      'Faltaban los cubiertos que pedí.',
      'Bien de precio, la ración podría ser mayor.',
    ],
    bad: [
      'Faltaba un plato y nadie respondió al teléfono.',
      'Llegó frío y una hora tarde.',
      'La bolsa venía abierta y la salsa derramada.',
      'No era lo que pedí: tuve que tirar la mitad.',
    ],
  },
  courierReviews: {
    good: ['Muy simpático y puntual.', 'Subió hasta el quinto sin ascensor, ¡gracias!', 'Trato excelente.'],
    fair: ['Le costó encontrar el portal.', 'Correcto.'],
    bad: ['Dejó la bolsa en el suelo del portal.', 'No llamó al timbre.'],
  },
  allergens: [
    'Alergia a los frutos secos',
    'Sin lactosa, por favor',
    'Intolerancia al gluten: cuidado con las trazas',
    'Nada de marisco',
    'Alergia al huevo',
  ],
  canceledByCustomer: [
    'He pedido en el local equivocado',
    'La espera es demasiado larga',
    'Ya no lo necesito',
    'La dirección era incorrecta',
  ],
  canceledByEstablishment: [
    'Sin existencias',
    'Cocina cerrada por avería',
    'Demasiados pedidos a la vez',
    'El producto ya no está en la carta',
  ],
  promotions: [
    '2x1 de lunes a jueves',
    '20 % en el primer pedido',
    'Postre de regalo',
    'Envío gratis este fin de semana',
    'Menú de mediodía por 9,90 €',
    'Tercera unidad a mitad de precio',
    'Noche de partido',
    'Semana del producto local',
    'Vuelta al cole',
    'Hora feliz de 17 a 19',
  ],
  promotionErrors: [
    'La imagen no cumple el tamaño mínimo',
    'El descuento no coincide con el texto',
    'Faltan las condiciones de la oferta',
  ],
  courierErrors: [
    'La foto del documento está borrosa',
    'El IBAN no corresponde al titular',
    'El documento de identidad ha caducado',
  ],
  descriptions: [
    'Cocina de mercado con producto de la comarca.',
    'Abierto todos los días, recogida y entrega a domicilio.',
    'Recetas de siempre, envases compostables.',
    'Negocio familiar desde hace tres generaciones.',
  ],
  requests: {
    payments: [
      'Me habéis cobrado dos veces el mismo pedido.',
      'La devolución aún no aparece en mi cuenta.',
      '¿Puedo pagar con tarjeta de comida?',
    ],
    application_issue: [
      'La aplicación se cierra al añadir una dirección.',
      'No me llegan las notificaciones del pedido.',
      'El mapa no muestra mi calle.',
    ],
    service_not_performed: [
      'El pedido figura como entregado y no ha llegado.',
      'Faltaban dos productos en la bolsa.',
      'El repartidor canceló en la puerta.',
    ],
    general_information: [
      '¿Cuándo llegaréis a mi barrio?',
      '¿Cómo puedo dar de alta mi restaurante?',
      '¿Hacéis entregas en festivos?',
    ],
    other: [
      'Quería felicitar a quien me atendió ayer, de diez.',
      'Sugiero añadir propinas después de la entrega.',
      'Me gustaría colaborar con vosotros.',
    ],
  },
  notices: [
    ['Alta demanda prevista esta noche', 'Faltan repartidores en Ruzafa de 21:00 a 23:00'],
    ['Listas de pago disponibles', 'La última quincena está cerrada y lista para exportar'],
    ['Tres establecimientos sin comisión', 'No se pueden activar hasta que la tengan'],
  ],
};
