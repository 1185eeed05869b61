import type { Words } from './en.ts';

export const es: Words = {
  learn: {
    title: 'Cómo se juega',
    minute: 'El juego en un minuto',
    aim: 'Diriges una ciudad griega. Tras nueve rondas gana quien tenga más puntos de victoria.',
    dice: 'En cada ronda tiras tus dados y pones sobre cada uno una loseta de acción distinta. Si su número supera el del dado, cuesta ciudadanos.',
    actions:
      'Siete acciones, numeradas del 0 al 6, te dan ciudadanos, dracmas, tropas, puntos y cartas de política.',
    knowledge:
      'Las tropas exploran el mapa y traen fichas de conocimiento. Te hacen falta para las cartas y para los desarrollos de tu ciudad.',
    progress:
      'Al final de la ronda puedes pagar para avanzar en uno de tus tres marcadores, y tus acciones mejoran.',
    points:
      'Los puntos vienen de acciones, cartas, niveles y desarrollos. Al final, cada punto de lauro vale un punto de victoria por cada ficha relevante.',
    lessons: 'Lecciones cortas, de un minuto',
    taken: 'hecha',
    first: 'Una primera partida fácil',
    firstText:
      'Contra tres bots fáciles y con las cartas ya repartidas. Cada pregunta explica por qué importa.',
    rules: 'Las reglas',
    rulesText: 'Todas las reglas, cartas, ciudades y eventos para consultar.',
  },
  why: {
    city: 'Sus desarrollos muestran qué fichas vas a necesitar.',
    draft: 'Las cartas se juegan con la acción «Política»: quédate con lo que podrás pagar.',
    reroll: 'Los dados altos sirven para losetas altas; los bajos bastan para Filosofía y Legislación.',
    assign:
      'Una loseta más alta que su dado cuesta ciudadanos; señálala, o mantenla pulsada, para ver qué hace.',
    pay: 'La loseta que no puedas pagar se aparta y su acción se pierde.',
    keep: 'La otra carta va debajo del mazo: quédate con la que podrás jugar.',
    buy: 'Las cartas y los desarrollos piden fichas, y una ficha nunca se gasta.',
    explore: 'Es la forma más barata de conseguir fichas; la segunda cifra dice cuántas tropas pierdes.',
    play: 'Las cartas dan puntos o te refuerzan el resto de la partida: cuanto antes, mejor.',
    develop: 'Los desarrollos duran toda la partida y están entre los efectos más fuertes del juego.',
    progress: 'Cada nivel mejora una acción para todas las rondas siguientes.',
    raise: 'No cuesta nada y recibes lo que da el nuevo nivel.',
    tracks: 'Los dos son gratis: toma los niveles que más te costarían.',
    reward: 'Toma lo que usarás en la próxima ronda.',
    token: 'Piensa en la próxima carta o desarrollo al que le falte una.',
    takeBack: 'Así, una carta ya jugada puede servir otra vez.',
    lose: 'Renuncia a una ficha que no necesite ninguna de tus cartas ni desarrollos.',
    discard: 'Descarta lo que difícilmente podrás pagar.',
    action: 'No cuesta ni un dado ni ciudadanos.',
    claim: 'Los tributos dan dracmas cada ronda; el lauro cuenta al final por cada ficha relevante.',
    tradeGlory: 'El lauro solo vale algo junto con fichas relevantes.',
  },
};
