import { dayOf } from '@khora/protocol/client';
import { useEffect, useState } from 'react';

const DAY = 86_400_000;

/** Today, which changes at midnight (UTC) while the page is open; a page that was asleep then looks when it is seen again. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(Date.now()));
  useEffect(() => {
    const look = () => setToday(dayOf(Date.now()));
    const midnight = setTimeout(look, Date.parse(today) + DAY - Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
