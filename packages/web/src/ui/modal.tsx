import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Meander } from '../art/art.ts';
import { useLanguage } from '../words/language.tsx';
import { more } from './more.ts';
import './modal.css';

interface PanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Slides in from the right and leaves the table visible. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** A leaf laid over the table: closed by its button, Escape or a click beside it. */
export function Panel({ title, isOpen, onClose, wide = false, side = false, children }: PanelProps) {
  const { t } = useLanguage();
  return (
    <ModalOverlay
      className={side ? 'overlay side' : 'overlay'}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
    >
      <Modal className={wide ? 'leaf leaf-wide' : 'leaf'}>
        <Dialog className="leaf-dialog">
          <Meander size={10} className="leaf-meander" />
          <div className="leaf-head">
            <Heading slot="title">{title}</Heading>
            <Button className="button quiet" onPress={onClose}>
              {t('common.close')}
            </Button>
          </div>
          <div className="leaf-body" ref={more}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
