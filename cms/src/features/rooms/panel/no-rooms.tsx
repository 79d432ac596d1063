/** Why there is nothing to decide for somebody without a room. */
export const NoRooms = ({ isOfOwnRooms }: { isOfOwnRooms: boolean }) => (
  <p>
    {isOfOwnRooms
      ? "Sie entscheiden noch über keinen Raum. Die Verwaltung trägt Sie bei einem Ort ein."
      : "Noch lässt sich kein Raum anfragen. Setzen Sie bei einem Ort „Kann angefragt werden“."}
  </p>
);
