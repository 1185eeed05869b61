import type { Words } from './en.ts';

export const es: Words = {
  search: 'Busca reglas, cartas, ciudades, eventos…',
  aliases:
    'pergamino=filosofía moneda=dracma dinero=dracma oro=dracma pv=punto ejército=tropa soldado=tropa trabajador=ciudadano gloria=lauro impuesto=tributo ánfora=marrón yelmo=azul lira=verde desempate=empate ganador=gana vencedor=gana perder=pierdes explorado=explorar tirada=dado tablero=mapa',
  results: 'Resultados',
  back: 'Atrás',
  about: 'Sobre:',
  found:
    '{count, plural, =0 {No hay resultados. Prueba con otra palabra.} one {# resultado} other {# resultados}}',
  first: 'Se muestran los primeros {count, number}. Otra palabra afina la búsqueda.',
  example: 'Ejemplo',
  examples: {
    price: 'La loseta 6 sobre un dado de 4 cuesta 2 ciudadanos. La loseta 5 sobre un 5 es gratis.',
    scrolls:
      'Las losetas cuestan 4 ciudadanos. Tienes 2, y 1 ficha de filosofía da 3 más: te queda 1 ciudadano.',
    overflow: 'Con 13 tropas y Militar 4, la acción te lleva a 17 hasta que acabe la fase.',
    explore: '7 tropas bastan para una casilla de 6/3. Pierdes 3 de ellas y te llevas la ficha y 2 dracmas.',
    'stand-in': 'Te falta 1 ficha que pide esta carta: 2 fichas de filosofía la sustituyen.',
    progress:
      'Has avanzado al nivel 2 de Economía. El nivel 3 en la misma fase cuesta 2 dracmas y 1 ficha de filosofía.',
    alone: 'Solo tú tienes 12 ciudadanos. Eliges 1 de lauro o 1 tributo.',
    glory: '3 de lauro y 2 fichas de conocimiento relevante: 3 × 2 = 6 puntos.',
    tie: 'Empate a 48 puntos: quien tiene 5 dracmas gana a quien tiene 3.',
  },
  summary: {
    title: 'Resumen en dos páginas',
    print: 'Imprimir',
    text: 'Dos páginas A4 en tu idioma: las reglas en breve y todas las cartas, ciudades y eventos.',
    link: 'Imprimir un resumen',
  },
  sheet: 'Hoja de puntuación para el juego en la mesa',
};
