import { ConfirmButton } from '../../../ui/confirm';

type RestoreButtonProps = {
  label: string;
  tone?: 'primary' | 'outline';
  isPending: boolean;
  onRestore: () => void;
};

export function RestoreButton({ onRestore, ...props }: RestoreButtonProps) {
  return (
    <ConfirmButton
      {...props}
      title="Restore this version?"
      message="It replaces the draft. What the draft says now stays in the history."
      confirm="Restore"
      onConfirm={onRestore}
    />
  );
}
