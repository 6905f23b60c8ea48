import type { LessonTexts } from './en.ts';

export const es: LessonTexts = {
  hello:
    'Todos tiran dados a un centro común y vuelven a sacar dados de allí. Los sacados se pierden para toda la estación.',
  roll: 'Tu turno empieza tirando. En el primer turno de una estación tira al menos la mitad de tus dados: nueve.',
  grape: 'Después haces una cosa. Compra una uva Merlot: cuesta dos dados que sumen 7, y el 3 y el 4 sirven.',
  one: 'Otro turno: ahora basta un dado, pero puedes tirar más. Lo que tires también lo puede tomar Ada.',
  barrel:
    'Una barrica cuesta una escalera: tres seguidos compran la barrica Kentucky, con 1, 2 y 3. Al Merlot le va cualquiera.',
  more: 'Lo que compras se usa como pronto en tu próximo turno. Tira otro dado.',
  ash: 'Los abonos hacen más valioso un vino. La ceniza volcánica cuesta dos iguales: paga con los seises.',
  last: 'Uva, barrica y ceniza ya están juntas. Una tirada más y podrás hacer vino.',
  wine: 'Usa el Merlot: un dado cualquiera lo hace vino en la barrica Kentucky. Base 2, y la ceniza suma 2: ¡cuatro puntos!',
  spoil:
    'Una estación acaba cuando todos pasan uno tras otro. Tras cada otoño muchas cosas se estropean; Merlot, ceniza y barricas no.',
  leap: 'Saltamos al último otoño de los tres años.',
  fall: 'Lo que no uses ahora no vale nada: tras este otoño se cuentan los puntos. Tira un dado al centro.',
  circle: 'Tienes dos Chardonnay. Uno se puede dedicar a la investigación: dados distintos rodean casillas de su fila.',
  research:
    'Cada círculo es 1 punto más en todo Chardonnay desde entonces. Abre el Chardonnay e investiga con el 2, el 3 y el 5.',
  passed: 'Ada ha pasado. No está fuera: la estación solo acaba si tú también pasas, así que tira.',
  great:
    'Ahora el gran vino: Chardonnay en barrica Kentucky, con ceniza y trufas. Investigación 3, ceniza 2, trufas 6: 11 puntos.',
  wait: 'Tira uno más. Aún tienes un Merlot y vainilla, pero ninguna barrica.',
  skip: 'Un dado no compra nada útil: pasa. No quedas fuera; pero si Ada también pasara, acabarían el otoño y la partida.',
  free: 'Ada hizo un vino y dejó 1, 2 y 3: ¿primero una barrica, luego tu Merlot? Juega como quieras, Ada es solo una Semillita.',
};
