import { changeRequest } from "@/lib/rooms/change-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = changeRequest;
