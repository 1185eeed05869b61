import { type GameRecord, replay, type Seat } from '@khora/engine';
import { useMemo } from 'react';
import { Panel } from '../../ui/modal.tsx';
import { useLanguage } from '../../words/language.tsx';
import { WhatIf } from './what-if.tsx';
import './review.css';

interface ReplayWhatIfProps {
  readonly id: string;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly at: number;
  /** The seat from which the replay is seen. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Takes over a seat at the position that a replay shows. */
export function ReplayWhatIf({ id, record, names, at, seat, onClose }: ReplayWhatIfProps) {
  const { t } = useLanguage();
  const state = useMemo(() => [...replay(record)][at], [record, at]);
  return (
    <Panel title={t('replay.whatIf')} isOpen onClose={onClose} side>
      <WhatIf id={id} record={record} names={names} state={state} at={at} own={seat} />
    </Panel>
  );
}
