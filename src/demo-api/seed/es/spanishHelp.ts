import type { HelpDraft } from '../base/countryMaterial.ts';

export const spanishCustomerHelp: readonly HelpDraft[] = [
  {
    title: 'Pedidos',
    children: [
      {
        title: '¿Cómo hago un pedido?',
        text: 'Elige un establecimiento, añade productos a la cesta y confirma la dirección y el pago.',
      },
      {
        title: '¿Puedo programarlo para más tarde?',
        text: 'Sí. En los establecimientos que lo permiten, elige el día y la hora antes de pagar.',
      },
      {
        title: 'Cancelar un pedido',
        children: [
          {
            title: 'Antes de que lo acepten',
            text: 'Puedes cancelarlo desde la pantalla del pedido y se devuelve el importe completo.',
          },
          {
            title: 'Después de que lo acepten',
            text: 'Puede aplicarse la tarifa de cancelación que se muestra en tu país.',
          },
        ],
      },
    ],
  },
  {
    title: 'Pagos y devoluciones',
    children: [
      {
        title: '¿Qué medios de pago hay?',
        text: 'Tarjeta de crédito o débito. El cargo se hace al confirmar el pedido.',
      },
      { title: '¿Cuánto tarda una devolución?', text: 'Entre tres y cinco días laborables, según tu banco.' },
    ],
  },
  {
    title: 'Alérgenos',
    text: 'Escribe tu alergia en el comentario del pedido; el establecimiento lo verá antes de aceptarlo.',
  },
  {
    title: 'Contacto',
    text: 'Escríbenos desde la aplicación, en Ayuda → Enviar una solicitud. Respondemos en un día.',
  },
];

export const spanishCourierHelp: readonly HelpDraft[] = [
  {
    title: 'Empezar a repartir',
    children: [
      {
        title: 'Documentación',
        text: 'Necesitas documento de identidad en vigor, IBAN a tu nombre y una foto reciente.',
      },
      {
        title: 'Elegir tu zona',
        text: 'Al completar tu perfil eliges una zona. Puedes pedir el cambio desde Ayuda.',
      },
    ],
  },
  {
    title: 'Reservar franjas',
    children: [
      { title: '¿Cuándo se abren?', text: 'Los lunes y los viernes, a la hora que indica tu ciudad.' },
      {
        title: 'Alta demanda',
        text: 'En las franjas con multiplicador, cada entrega se paga con ese aumento.',
      },
    ],
  },
  {
    title: 'Pagos',
    text: 'Se liquida cada quincena: del 1 al 15 y del 16 a fin de mes. Las propinas son íntegras para ti.',
  },
  { title: 'Seguridad', text: 'Pide siempre el código de entrega y respeta las normas de circulación.' },
];
